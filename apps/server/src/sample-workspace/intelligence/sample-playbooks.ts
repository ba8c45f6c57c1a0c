/** Checklists of how to respond, in the order of the work. */
export const samplePlaybooks: readonly {
  readonly name: string;
  readonly description: string;
  readonly steps: readonly string[];
}[] = [
  {
    name: 'Credential theft',
    description: 'Accounts are used by somebody else.',
    steps: [
      'List the accounts and the addresses they signed in from',
      'Sign the accounts out everywhere and reset their passwords',
      'Check second factors and devices that were added',
      'Look for mailbox rules and forwarded mail',
      'Recipients the people concerned and what to watch for',
      'Write down what was read or taken',
    ],
  },
  {
    name: 'Ransomware',
    description: 'Files are being encrypted or a note was found.',
    steps: [
      'Cut the machine off the network, leave it powered',
      'Find the first machine and the account that was used',
      'Stop the shares and backups that it can reach',
      'Secure samples of the encryptor and the note',
      'Check the newest clean backup by restoring one folder',
      'Inform management, legal and the data protection officer',
      'Rebuild and watch for a week',
    ],
  },
  {
    name: 'Phishing wave',
    description: 'The same lure reached several people.',
    steps: [
      'Collect the message with all its headers',
      'Find everybody who received it and who followed it',
      'Remove it from the mailboxes and block sender and target',
      'Reset accounts that gave their password',
      'Ask the provider to take the page down',
    ],
  },
  {
    name: 'Data exfiltration',
    description: 'More leaves than should.',
    steps: [
      'Block the target at the proxy',
      'Measure what left, when and by which account',
      'Decide with the owner how sensitive it is',
      'Keep logs and images before they rotate',
      'Judge the duty to report within 72 hours',
    ],
  },
  {
    name: 'Lookalike domain',
    description: 'Somebody registered a name like ours.',
    steps: [
      'Record registration, certificate and hosting',
      'Block it for mail and web',
      'Report it to registrar and hosting provider',
      'Watch for variations of the name',
    ],
  },
];
