import type { Page } from '@playwright/test';

/** A passkey device inside the browser, whose owner is there and verified until a test says otherwise. */
export async function plugInAuthenticator(page: Page) {
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    /** The wrong finger: the browser ends the prompt as if it had been canceled. */
    rejectOwner: () => browser.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false }),
    acceptOwner: () => browser.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true }),
    async passkeys() {
      const { credentials } = await browser.send('WebAuthn.getCredentials', { authenticatorId });
      return credentials;
    },
  };
}
