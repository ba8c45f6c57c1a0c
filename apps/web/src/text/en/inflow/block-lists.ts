import type { BlockOrigin, BlockState, blockRejections } from '@halyard/contracts/inflow/block-lists.ts';
import { plural } from '../../plural.ts';
import { common } from '../common.ts';

const states: Readonly<Record<BlockState, string>> = { active: 'Active', expired: 'Expired', removed: 'Removed' };

const origins: Readonly<Record<BlockOrigin, string>> = {
  hand: 'By hand',
  alert: 'From an alert',
  incident: 'From an incident',
  threat: 'From a threat',
};

const rejections: Readonly<Record<(typeof blockRejections)[number], string>> = {
  not_an_observable: 'No value found',
  type_not_taken: 'This list does not accept this type',
  guarded: 'On a warning list',
  repeated: 'Listed twice',
  file_name: 'Ends like a file name. Write it defanged, such as notes[.]md, if you mean the domain',
  wildcard: 'Wildcards are not taken: write the domain',
  unspecified: 'The address of no one',
  host_bits: 'Bits are set after the prefix: write the network or the address',
  too_wide: 'Wider than /8, or /16 of IPv6',
  too_many: 'Over the limit of one request',
  full: 'The list is full',
};

/** Block lists and their entries. `written` is a count as the person writes numbers. */
export const blockLists = {
  lead: 'Values that firewalls, proxies and mail gateways fetch from here and block. Removing an entry unblocks it at their next fetch.',
  loading: 'Loading block lists...',
  retry: common.retry,
  cancel: common.cancel,
  close: common.close,
  copy: common.copy,
  copied: common.copied,
  copyFailed: common.copyFailed,
  more: common.showMore,
  back: 'All block lists',
  states,
  origins,
  rejections,
  publicSuffix: 'Public suffix',
  emptyFile: 'Empty file',

  failures: {
    lists: 'Failed to load block lists.',
    refresh: 'Failed to refresh. What you see may be out of date.',
    entries: 'Failed to load entries.',
    add: 'Failed to add to the block list.',
    remove: 'Failed to remove entries.',
    save: 'Failed to save the block list.',
    delete: 'Failed to delete the block list.',
    token: 'Failed to change the token.',
    export: 'Failed to export entries.',
  },

  list: {
    total: (count: number, written: string) => plural(count, { one: '1 block list', other: `${written} block lists` }),
    empty: 'No block lists yet.',
    emptyAdmin: 'No block lists yet. Create one, and paste its address into your firewall.',
    active: (count: number, written: string) =>
      plural(count, { one: '1 active entry', other: `${written} active entries` }),
    expired: (written: string) => `${written} expired`,
    removed: (written: string) => `${written} removed`,
    takes: 'Accepts',
    ttl: 'Time to live',
    nextExpiry: 'Next expiry',
    noExpiry: 'No entry expires',
    lastRead: 'Last fetched',
    neverRead: 'Never fetched',
    readBy: (address: string, agent: string | null) => (agent === null ? address : `${address}, ${agent}`),
    token: 'Token',
    tokenEnds: (ends: string) => `Ends in ${ends}`,
    revoked: 'Revoked: no one can fetch this list',
    addresses: 'Addresses',
    devices: 'Set up a device',
    deviceHint: 'Replace TOKEN with the token of the list.',
  },

  ttl: {
    none: 'Until removed',
    asList: (time: string) => `As the list says: ${time}`,
    hours: (count: number) => plural(count, { one: '1 hour', other: `${count} hours` }),
    days: (count: number) => plural(count, { one: '1 day', other: `${count} days` }),
  },

  form: {
    add: 'New block list',
    edit: (name: string) => `Edit ${name}`,
    name: 'Name',
    nameMissing: 'Enter a name.',
    description: 'Description',
    types: 'Accepted types',
    typesMissing: 'Select at least one type.',
    typesHint: 'Most devices want addresses, domains and URLs on separate lists. Addresses include networks.',
    ttl: 'Time to live of new entries',
    create: 'Create block list',
    save: common.saveChanges,
    saved: (name: string) => `Saved: ${name}`,
    editButton: common.edit,
    deleteButton: common.delete,
    deleteTitle: (name: string) => `Delete ${name}?`,
    deleteAbout: 'Devices can no longer fetch it. Deleting can be undone for a day.',
    deleted: (name: string) => `Deleted: ${name}`,
  },

  token: {
    title: (name: string) => `Token of ${name}`,
    once: 'This token is shown once. Copy it now.',
    done: 'Done',
    renew: 'Replace token',
    renewTitle: 'Replace the token?',
    renewAbout: 'Devices that use the current token are rejected until they have the new one. This cannot be undone.',
    revoke: 'Revoke token',
    revokeTitle: 'Revoke the token?',
    revokeAbout: 'No device can fetch the list until you create a new token. This cannot be undone.',
    revoked: 'Token revoked',
  },

  entries: {
    label: 'Entries',
    total: (count: number, written: string) => plural(count, { one: '1 entry', other: `${written} entries` }),
    none: 'No entries yet.',
    noneMatch: 'No entry matches the filters.',
    clear: 'Clear filters',
    search: 'Search entries',
    searchHint: 'Value or reason',
    state: 'State',
    anyState: 'Any state',
    columns: {
      value: 'Value',
      state: 'State',
      reason: 'Reason',
      added: 'Added',
      expires: 'Expires',
    },
    addedBy: (name: string, when: string) => `${name}, ${when}`,
    never: 'Never',
    overrides: (list: string) => `Overrides ${list}`,
    select: (value: string) => `Select ${value}`,
    selectAll: 'Select all entries in sight',
    selected: (count: number, written: string) => plural(count, { one: '1 selected', other: `${written} selected` }),
    clearSelection: common.clearSelection,
    remove: 'Remove',
    removed: (count: number, written: string) =>
      plural(count, { one: '1 entry removed', other: `${written} entries removed` }),
    export: 'Export CSV',
    exported: (count: number, written: string) =>
      plural(count, { one: '1 entry saved', other: `${written} entries saved` }),
    shown: (shown: string, total: string) => `Showing ${shown} of ${total}.`,
  },

  add: {
    button: 'Add entries',
    title: 'Add to block list',
    list: 'Block list',
    noList: 'No block list accepts these values.',
    text: 'Values',
    hint: 'One per line, defanged or not; networks as 203.0.113.0/24.',
    textMissing: 'Enter at least one value.',
    values: 'Values',
    valuesMissing: 'Select at least one value.',
    notTaken: 'not accepted by this list',
    ttl: 'Time to live',
    reason: 'Reason',
    reasonMissing: 'Enter a reason.',
    submit: 'Add',
    added: (count: number, written: string) => plural(count, { one: '1 added', other: `${written} added` }),
    extended: (count: number, written: string) =>
      plural(count, {
        one: '1 was listed already and stays until the later time',
        other: `${written} were already listed and stay until the later time`,
      }),
    unchanged: (count: number, written: string) =>
      plural(count, { one: '1 was listed already, unchanged', other: `${written} were listed already, unchanged` }),
    rejected: (count: number, written: string) => plural(count, { one: '1 rejected', other: `${written} rejected` }),
    outcome: 'Result',
    guard: (list: string, entry: string) => `${list}: ${entry}`,
    override: (count: number, written: string) =>
      plural(count, { one: 'Add it anyway', other: `Add these ${written} anyway` }),
    overrideHint: 'Blocking these may cut off your own users. The reason above is stored with each of them.',
    overrideAdmin: 'Only administrators can add values of warning lists.',
  },

  onLists: {
    title: 'Block lists',
    none: 'On no block list.',
    until: (at: string) => `until ${at}`,
  },
};
