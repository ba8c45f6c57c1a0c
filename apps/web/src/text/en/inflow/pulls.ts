import type { Exchange } from '@halyard/contracts/inflow/feeds.ts';

type Problem = NonNullable<Exchange['problem']>;

function every(minutes: number): string {
  if (minutes === 1) return 'every minute';
  if (minutes === 60) return 'every hour';
  if (minutes === 1_440) return 'every day';
  return minutes % 60 === 0 ? `every ${minutes / 60} h` : `every ${minutes} min`;
}

const problems: Readonly<Record<Problem, string>> = {
  blocked: 'Address not allowed',
  timeout: 'No response in time',
  unreachable: 'Not reachable',
  cut_off: 'The response broke off',
  redirected: 'Redirected; redirects are not followed',
  too_large: 'Response too large',
  rejected: 'Request rejected',
};

/** Sources that Halyard asks instead of being sent to. */
export const pulls = {
  every,
  problems,
  gallery: {
    push: 'Push to Halyard',
    pull: 'Pull by Halyard',
    jsonByUrl: 'JSON by URL',
    add: (name: string) => `Add ${name} by pull`,
  },
  way: {
    push: (product: string) => `Push, ${product}`,
    pull: (often: string, place: string) => `Pull ${often}, ${place}`,
  },
  next: (time: string) => `Next pull ${time}`,
  due: 'Next pull is due',
  waits: (time: string) => `Waiting until ${time}, as the server asked`,
  failing: (count: string, reason: string) => `${count} pulls in a row failed: ${reason}`,
  credentialRejected: 'Credential rejected',
  askedToWait: 'Asked to wait',
  status: (reason: string, status: string) => `${reason} (HTTP ${status})`,

  form: {
    title: (product: string) => `Add source by pull: ${product}`,
    section: 'Pull',
    format: 'Format',
    url: 'URL',
    urlHint: 'Halyard sends a GET request and expects JSON.',
    urlWrong: 'Enter a complete URL, for example https://alerts.example.com/api/v2/alerts.',
    urlHasCredential: 'Enter the credential in its own field, not in the URL.',
    every: 'Interval',
    noFirstDelivery: 'No deliveries yet. The next successful pull creates the first one.',
    pushToo: 'Push to this source as well',
  },

  credential: {
    label: 'Credential',
    kinds: {
      none: 'None',
      bearer: 'Bearer token',
      basic: 'User and password (Basic)',
      header: 'Whole Authorization header',
      apiKey: 'API key in a header',
      oauth: 'OAuth 2.0 client credentials',
      serviceAccount: 'Google service account',
    },
    token: 'Bearer token',
    user: 'User',
    password: 'Password',
    header: 'Authorization header',
    headerHint: 'Everything after "Authorization:", for example Token 8f3a.',
    keyHeader: 'Header name',
    key: 'API key',
    tokenUrl: 'Token URL',
    tokenUrlHint: 'For Microsoft: https://login.microsoftonline.com/TENANT/oauth2/v2.0/token',
    clientId: 'Client ID',
    clientSecret: 'Client secret',
    scope: 'Scope',
    scopeHint: 'For Microsoft Graph: https://graph.microsoft.com/.default',
    account: 'Service account key (JSON)',
    accountHint: 'The whole content of the key file.',
    notAnAddress: 'Enter a complete URL.',
    notAKeyFile: 'This is not the key file of a service account.',
    endsOn: 'Expires on',
    endsOnHint: 'Optional. Administrators are warned 30 and 7 days before.',
    ends: (day: string) => `expires ${day}`,
    missing: 'Enter a value.',
    notSendable: 'Use only letters, digits and punctuation of ASCII.',
    colon: 'A user name for Basic cannot contain a colon.',
    show: 'Show credential',
    hide: 'Hide credential',
    notKept: 'It is encrypted when saved, never shown again, and not kept as a draft.',
    set: 'Credential: set',
    notSet: 'Credential: none',
    willBeReplaced: 'Credential: will be replaced when saved',
    willBeRemoved: 'Credential: will be removed when saved',
    add: 'Add credential',
    replace: 'Replace credential',
    remove: 'Remove credential',
    keep: 'Keep as it is',
    replaceTitle: (name: string) => `Replace the credential of ${name}`,
    save: 'Save credential',
    replaced: (name: string) => `Credential of ${name} replaced`,
  },

  test: {
    button: 'Test connection',
    running: 'Testing the connection...',
    works: (name: string, status: string, time: string) => `${name}: connection works (HTTP ${status}, ${time})`,
    waits: (name: string, reason: string) => `${name}: ${reason}`,
    fails: (name: string, reason: string) => `${name}: connection test failed. ${reason}`,
    failed: 'Failed to test the connection.',
    close: 'Close test result',
  },
  ask: {
    button: 'Ask now',
    anyway: 'Ask anyway',
    waits: (name: string, time: string) => `${name} asks to wait until ${time}. Click again to ask anyway.`,
    works: (name: string) => `${name} asked`,
    fails: (name: string, reason: string) => `${name} asked. ${reason}`,
    failed: 'Failed to ask the source.',
  },

  exchange: {
    last: 'Last exchange',
    test: 'Connection test',
    at: (time: string, ms: string) => `at ${time}, ${ms}`,
    ms: (written: string) => `${written} ms`,
    request: 'Request',
    response: 'Response',
    noResponse: 'No response.',
    empty: 'The body is empty.',
    show: 'Show last exchange',
    hide: 'Hide last exchange',
  },
  conclusion: {
    fine: 'The server responded. Its data is read when the source is pulled.',
    unchanged: 'Nothing has changed since the last pull.',
    credential: 'The server rejected the credential. Replace it, or check what it may read.',
    blocked:
      'Halyard may not call this address. For an internal address, an operator adds its host and port to HALYARD_EGRESS_ALLOW.',
    timeout: 'The server did not respond in time.',
    unreachable: 'No connection to the server. Check host, port and certificate.',
    cut_off: 'The connection closed before the whole response had arrived.',
    redirected: 'The server redirects to another address. Enter the final URL.',
    too_large: 'The response is larger than Halyard accepts. Narrow it with a filter in the URL.',
    rejected: 'The server rejected the request. Check the URL and the server.',
    waits: 'The server asks to wait. After three such responses in a row the source counts as failing.',
    stops: (count: string) => `Pulling stops after ${count} failures in a row.`,
    goesOn: 'Halyard asks again automatically.',
  },
};
