import type { DeviceType } from '@aws-sdk/client-cognito-identity-provider';
import type { AdminDevice } from '@halyard/identity-provider';

const longestName = 256;

/** A device as AdminListDevices describes it. */
export function readDevice({ DeviceKey, DeviceAttributes, ...device }: DeviceType): AdminDevice {
  const values = new Map((DeviceAttributes ?? []).map(({ Name, Value = '' }) => [Name, Value]));
  const status = values.get('dev:device_remembered_status') ?? values.get('device_status');
  const createdAt = device.DeviceCreateDate?.getTime() ?? 0;
  const usedAt = device.DeviceLastAuthenticatedDate ?? device.DeviceLastModifiedDate;
  return {
    key: DeviceKey ?? '',
    name: (values.get('device_name') ?? '').slice(0, longestName),
    remembered: status === 'remembered',
    address: values.get('last_ip_used') ?? '',
    createdAt,
    lastUsedAt: usedAt?.getTime() ?? createdAt,
  };
}
