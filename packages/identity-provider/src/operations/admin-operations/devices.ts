import * as z from 'zod';
import { createAdmin } from '../../admin.ts';
import { deviceNotFound } from '../../identity-error.ts';
import { describeDevice } from '../../user-pool/factors/devices.ts';
import { text } from '../fields.ts';
import { defineOperation } from '../operation.ts';
import { requireTarget, target } from './target.ts';

const mostListed = 60;
const onDevice = { ...target, DeviceKey: text(128).min(1) };

/** AdminListDevices: in the order they were added; the token is the last key of the page before. */
export const adminListDevices = defineOperation(
  z.object({
    ...target,
    Limit: z.number().int().min(0).max(mostListed).optional(),
    PaginationToken: text(128).optional(),
  }),
  async (core, request) => {
    const { id } = await requireTarget(core, request);
    const all = await core.ports.read.devices.listOf(id);
    const from = all.findIndex(({ key }) => key === request.PaginationToken) + 1;
    const page = all.slice(from, from + (request.Limit || mostListed));
    const last = page.at(-1);
    const isMore = last !== undefined && last !== all.at(-1);
    return { Devices: page.map(describeDevice), ...(isMore && { PaginationToken: last.key }) };
  },
);

/** AdminGetDevice: one device of someone. */
export const adminGetDevice = defineOperation(z.object(onDevice), async (core, request) => {
  const { id } = await requireTarget(core, request);
  const device = await core.ports.read.devices.find(id, request.DeviceKey);
  if (!device) throw deviceNotFound();
  return { Device: describeDevice(device) };
});

/** AdminForgetDevice: also ends the sessions on it. */
export const adminForgetDevice = defineOperation(z.object(onDevice), async (core, request) => {
  const { id } = await requireTarget(core, request);
  if (!(await createAdmin(core).forgetDevice(id, request.DeviceKey))) throw deviceNotFound();
  return {};
});

/** AdminUpdateDeviceStatus: whether the device replaces the second factor. */
export const adminUpdateDeviceStatus = defineOperation(
  z.object({ ...onDevice, DeviceRememberedStatus: z.enum(['remembered', 'not_remembered']) }),
  async (core, request) => {
    const { id } = await requireTarget(core, request);
    const remembered = request.DeviceRememberedStatus === 'remembered';
    if (!(await createAdmin(core).setDeviceRemembered(id, request.DeviceKey, remembered))) throw deviceNotFound();
    return {};
  },
);
