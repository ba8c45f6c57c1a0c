import { common } from '../common.ts';
/** The words of the About dialog. */
export const about = {
  open: (name: string) => `About ${name}`,
  version: 'Version',
  license: 'License',
  accessibility: 'Accessibility',
  conformance:
    'WCAG 2.2, level AA, with the gaps listed in docs/accessibility.md of this version. Report barriers to your operator.',
  identity: 'Identity provider',
  identities: { embedded: 'Embedded', cloud: 'Amazon Cognito user pool' },
  notices: 'Third-party notices',
  loading: common.loading,
  failed: 'Failed to load the version.',
  retry: common.retry,
  close: common.close,
};
