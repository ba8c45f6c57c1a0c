import type { LanguageModel } from 'ai';
import type { Fetch } from './guard-fetch.ts';

export type Provider = {
  readonly kind: 'openai-compatible' | 'anthropic';
  /** Up to the version: `http://localhost:11434/v1`. */
  readonly url: string;
  readonly model: string;
  readonly key: string | undefined;
};

/** Opens a model of a provider. Its library is loaded only now: a server without a model never loads one. */
export async function openProvider({ kind, url, model, key }: Provider, fetch: Fetch): Promise<LanguageModel> {
  if (kind === 'anthropic') {
    const { createAnthropic } = await import('@ai-sdk/anthropic');
    // Without a key of ours the library would look for one in the environment.
    return createAnthropic({ baseURL: url, apiKey: key ?? '', fetch })(model);
  }
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
  const settings = { name: 'model', baseURL: url, supportsStructuredOutputs: true, fetch };
  return createOpenAICompatible({ ...settings, ...(key && { apiKey: key }) }).chatModel(model);
}
