import { type WorkState, workStates } from '@halyard/contracts/server/background-work.ts';
import { type MessageChannel, messageChannels, messageStates } from '@halyard/contracts/server/system-health.ts';
import { useAddress } from '../../records/address/use-address.ts';

const windows = [...messageStates, 'takeovers', 'slow', 'notes'] as const;
type Window = (typeof windows)[number];

export type HealthSearch = {
  readonly work: WorkState;
  readonly show: Window | undefined;
  readonly channel: MessageChannel | undefined;
};

/** Reads the address bar: failed jobs come first, since they need attention. */
const readHealthSearch = (given: Readonly<Record<string, unknown>>): HealthSearch => ({
  work: workStates.find((state) => state === given.work) ?? 'failed',
  show: windows.find((name) => name === given.show),
  channel: messageChannels.find((name) => name === given.channel),
});

export const useHealthSearch = () => useAddress(readHealthSearch);
