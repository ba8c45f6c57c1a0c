import type { EgressAllowList } from '../../platform/egress/egress-rules.ts';
import type { Message, Outcome } from './post-webhook.ts';

const connectTimeoutMs = 5_000;

/** Sends webhooks. The HTTP client is loaded on first use: most workspaces send none. */
export function createWebhookSender(allowed: EgressAllowList) {
  async function open() {
    const { createEgressAgent } = await import('../../platform/egress/egress-guard.ts');
    const { postWebhook } = await import('./post-webhook.ts');
    return { agent: createEgressAgent({ allowed, connectTimeoutMs }), postWebhook };
  }
  let opened: ReturnType<typeof open> | undefined;

  return {
    async post(message: Message): Promise<Outcome> {
      opened ??= open();
      const { agent, postWebhook } = await opened;
      return postWebhook(agent, message);
    },
    async close(): Promise<void> {
      await (await opened)?.agent.close();
    },
  };
}
