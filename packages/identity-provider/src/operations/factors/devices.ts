import * as z from 'zod';
import { deviceNotFound, invalidParameter } from '../../identity-error.ts';
import { requireFreshSignIn, requireHolder } from '../../tokens/access-token.ts';
import { describeDevice, groupKeyOf, readDeviceSecret } from '../../user-pool/factors/devices.ts';
import { accessToken, text } from '../fields.ts';
import { defineOperation } from '../operation.ts';

const deviceKey = text(128).min(1);
const base64 = text(1024).regex(/^[A-Za-z0-9+/]+={0,2}$/);
const mostListed = 60;

/** ConfirmDevice: the device named by the last sign-in sends the verifier of a secret only it has. */
export const confirmDevice = defineOperation(
  z.object({
    AccessToken: accessToken,
    DeviceKey: deviceKey,
    DeviceName: text(1024).default(''),
    DeviceSecretVerifierConfig: z.object({ Salt: base64, PasswordVerifier: base64 }),
  }),
  async (core, { AccessToken, DeviceKey, DeviceName, DeviceSecretVerifierConfig }, { address }) => {
    const { user, family } = await requireHolder(core, AccessToken);
    if (family.deviceKey !== DeviceKey) throw deviceNotFound();
    const at = core.clock();
    const device = {
      key: DeviceKey,
      userId: user.id,
      groupKey: groupKeyOf(core, user.id),
      name: DeviceName.slice(0, 256),
      ...readDeviceSecret(core, DeviceKey, DeviceSecretVerifierConfig),
      remembered: false,
      createdAt: at,
      lastUsedAt: at,
      address,
    };
    const isNew = await core.ports.transaction(({ devices }) => devices.add(device));
    if (!isNew) throw invalidParameter('Device is already confirmed.');
    // The person decides whether it is remembered.
    return { UserConfirmationNecessary: true };
  },
);

/** UpdateDeviceStatus: a remembered device replaces the second factor, another one does not. */
export const updateDeviceStatus = defineOperation(
  z.object({
    AccessToken: accessToken,
    DeviceKey: deviceKey,
    DeviceRememberedStatus: z.enum(['remembered', 'not_remembered']),
  }),
  async (core, { AccessToken, DeviceKey, DeviceRememberedStatus }) => {
    const holder = await requireHolder(core, AccessToken);
    const { user } = holder;
    const remembered = DeviceRememberedStatus === 'remembered';
    if (remembered) requireFreshSignIn(core, holder, 'Sign in again to remember this device.');
    const isKnown = await core.ports.transaction(({ devices }) =>
      devices.setRemembered(user.id, DeviceKey, remembered),
    );
    if (!isKnown) throw deviceNotFound();
    return {};
  },
);

/** ForgetDevice: its next sign-in is one from an unknown device. Present sessions continue. */
export const forgetDevice = defineOperation(
  z.object({ AccessToken: accessToken, DeviceKey: deviceKey }),
  async (core, { AccessToken, DeviceKey }) => {
    const { user } = await requireHolder(core, AccessToken);
    const wasKnown = await core.ports.transaction(({ devices }) => devices.remove(user.id, DeviceKey));
    if (!wasKnown) throw deviceNotFound();
    return {};
  },
);

/** GetDevice: one of the holder's devices. */
export const getDevice = defineOperation(
  z.object({ AccessToken: accessToken, DeviceKey: deviceKey }),
  async (core, { AccessToken, DeviceKey }) => {
    const { user } = await requireHolder(core, AccessToken);
    const device = await core.ports.read.devices.find(user.id, DeviceKey);
    if (!device) throw deviceNotFound();
    return { Device: describeDevice(device) };
  },
);

/** ListDevices: the holder's devices, at most 60 at a time; the token is the last key of the page before. */
export const listDevices = defineOperation(
  z.object({
    AccessToken: accessToken,
    Limit: z.number().int().min(0).max(mostListed).optional(),
    PaginationToken: text(128).optional(),
  }),
  async (core, { AccessToken, Limit, PaginationToken }) => {
    const { user } = await requireHolder(core, AccessToken);
    const all = await core.ports.read.devices.listOf(user.id);
    const from = PaginationToken === undefined ? 0 : all.findIndex(({ key }) => key === PaginationToken) + 1;
    const page = all.slice(from, from + (Limit || mostListed));
    const last = page.at(-1);
    const isMore = last !== undefined && last !== all.at(-1);
    return { Devices: page.map(describeDevice), ...(isMore && { PaginationToken: last.key }) };
  },
);
