import {
  fetchDevices,
  fetchUserAttributes,
  forgetDevice,
  rememberDevice,
  signOut,
  updateMFAPreference,
  updateUserAttributes,
} from 'aws-amplify/auth';
import { type AmplifyFlow, flow } from '../flow.ts';
import { expectStep, expectThat } from '../not-as-expected.ts';
import { addSignedIn, signInPlainly } from './signed-in.ts';

/** Operations of signed-in users on their account. */
export const accountFlows: readonly AmplifyFlow[] = [
  flow('read the attributes', async ({ pool, time }) => {
    const { email } = await addSignedIn(pool);
    const attributes = await time(() => fetchUserAttributes());
    expectThat(attributes.email === email, `the address is ${attributes.email}`);
  }),
  flow('change an attribute', async ({ pool, time }) => {
    await addSignedIn(pool);
    await time(() => updateUserAttributes({ userAttributes: { given_name: 'Grace' } }));
    const { given_name } = await fetchUserAttributes();
    expectThat(given_name === 'Grace', `the name is ${given_name}`);
  }),
  flow('remember, list and forget the device', async ({ pool, time }) => {
    await addSignedIn(pool);
    await time(() => rememberDevice());
    const devices = await time(() => fetchDevices());
    expectThat(devices.length === 1, `${devices.length} devices are listed`);
    await time(() => forgetDevice());
    expectThat((await fetchDevices()).length === 0, 'the device is still listed');
  }),
  flow('sign in from a remembered device, without the second factor', async ({ pool, time }) => {
    const { email } = await addSignedIn(pool);
    await updateMFAPreference({ email: 'PREFERRED' });
    await rememberDevice();
    await signOut();
    const { nextStep } = await time(() => signInPlainly(email));
    expectStep(nextStep, 'DONE');
  }),
];
