export { describePorts } from './describe-ports.ts';
export { createSoftwareAuthenticator } from './passkeys/software-authenticator.ts';
export { openTestProvider, password, sessionOf } from './test-provider.ts';
