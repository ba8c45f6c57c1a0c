import { createRenewal, type KeptCertificate } from '../../../platform/tls/renew-certificate.ts';
import { admitSenders } from './admit-senders.ts';
import { createInbox, type InboxPorts } from './create-inbox.ts';
import { type Datagrams, openDatagrams } from './open-datagrams.ts';
import { openStreams } from './open-streams.ts';
import { createTally } from './tally.ts';

/** Sources created later, and paused connections, are checked at this interval. */
const lookEveryMs = 30_000;

type Address = { readonly host: string; readonly port: number };

type SyslogSettings = {
  readonly tcp?: Address | undefined;
  readonly tls?: (KeptCertificate & { readonly address: Address }) | undefined;
  readonly udp?: Address | undefined;
  readonly sourceId: string;
  /** Addresses and ranges that may send: syslog has no sign-in. */
  readonly allowed: readonly string[];
};

type Ports = Omit<InboxPorts, 'sourceId' | 'tally'> & { readonly settings: SyslogSettings };

/** Receives syslog messages and stores them as deliveries of one source. Starts with `listen`. */
export function createSyslog({ settings, ...ports }: Ports) {
  const { clock, onFailure } = ports;
  const tally = createTally(ports.warn);
  const inbox = createInbox(Object.assign(ports, { sourceId: settings.sourceId, tally }), {
    onRoom: () => streams.resume(),
    onRefused: () => streams.refuseAll(),
  });
  const mayFrom = admitSenders(settings.allowed);
  const streams = openStreams({ clock, inbox, mayFrom, tally });
  const renewed =
    settings.tls && createRenewal(settings.tls, { of: 'syslog over TLS', renew: streams.renew, warn: ports.warn });
  let datagrams: Datagrams | undefined;
  let timer: NodeJS.Timeout | undefined;

  async function look(): Promise<void> {
    tally.report();
    streams.endIdle();
    await renewed?.look();
    await inbox.look();
  }

  return {
    /** Returns the ports that it listens on. */
    async listen() {
      const { tcp, tls, udp } = settings;
      await inbox.look();
      timer = setInterval(look, lookEveryMs).unref();
      if (udp) datagrams = await openDatagrams(udp, { inbox, mayFrom, tally, onFailure });
      return {
        tcp: tcp && (await streams.listenPlain(tcp)),
        tls: tls && (await streams.listenSecure(tls.address, tls)),
        udp: datagrams?.port,
      };
    },
    look,
    /** Stores the messages so far. */
    flush: inbox.flush,
    /** Stores the messages read, and accepts no more. */
    async close(): Promise<void> {
      clearInterval(timer);
      await datagrams?.close();
      await streams.close();
      await inbox.close();
      tally.report();
    },
  };
}
