import { ApiError } from '@halyard/contracts/errors.ts';
import type { Exchange } from '@halyard/contracts/inflow/feeds.ts';
import type { Clock } from '../../../clock.ts';
import { type EgressAllowList, mayBeTarget } from '../../../platform/egress/egress-rules.ts';
import type { Asked, Limits, Question } from './ask-source.ts';

const connectTimeoutMs = 10_000;

type Ports = { readonly clock: Clock; readonly allowed: EgressAllowList };
export type AskLimits = Omit<Limits, 'now'>;
export type AskedAt = Asked & { readonly exchange: Exchange };

/** Sends requests through the egress guard. The HTTP client is loaded on first use. */
export function createAsker({ clock, allowed }: Ports) {
  async function open() {
    const { createEgressAgent } = await import('../../../platform/egress/egress-guard.ts');
    const { askSource } = await import('./ask-source.ts');
    return { agent: createEgressAgent({ allowed, connectTimeoutMs }), askSource };
  }
  let opened: ReturnType<typeof open> | undefined;

  return {
    async ask(question: Question, limits: AskLimits): Promise<AskedAt> {
      opened ??= open();
      const { agent, askSource } = await opened;
      const begun = clock();
      const asked = await askSource(agent, question, { ...limits, now: begun });
      const exchange = Object.assign(asked.exchange, { at: new Date(begun).toISOString(), ms: clock() - begun });
      return Object.assign(asked, { exchange });
    },
    /** @throws ApiError where the address is none that may be asked. */
    requireTarget(url: string): void {
      if (!mayBeTarget(url, allowed)) throw new ApiError('pull_not_allowed');
    },
    mayAsk: (url: string): boolean => mayBeTarget(url, allowed),
    /** Whether the operator has opened an address by its host and port. */
    isOpened(url: URL): boolean {
      return allowed.has(`${url.hostname}:${url.port || (url.protocol === 'https:' ? '443' : '80')}`);
    },
    async close(): Promise<void> {
      await (await opened)?.agent.close();
    },
  };
}

export type Asker = ReturnType<typeof createAsker>;
