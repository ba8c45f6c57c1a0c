import { common } from '../common.ts';
/** The words of the About dialog. */
export const about = {
  open: (name: string) => `About ${name}`,
  version: 'Version',
  license: 'License',
  identity: 'Identity provider',
  identities: { embedded: 'Embedded', cloud: 'Amazon Cognito user pool' },
  notices: 'Third-party notices',
  loading: common.loading,
  failed: 'Failed to load the version.',
  retry: common.retry,
  close: common.close,
};
