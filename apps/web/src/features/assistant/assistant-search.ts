/** What a link to the page asks for: `?conversation=2f0a&q=handover`. */
export type AssistantSearch = {
  /** The newest one where the address names none. */
  readonly conversation: string | undefined;
  /** What conversations are searched for. */
  readonly q: string;
};

const searchMax = 200;

/** Reads the address bar; what it does not know it leaves out. */
export function readAssistantSearch(given: Readonly<Record<string, unknown>>): AssistantSearch {
  const conversation = String(given.conversation ?? '');
  return {
    conversation: /^[A-Za-z0-9_-]{1,64}$/.test(conversation) ? conversation : undefined,
    q: String(given.q ?? '').slice(0, searchMax),
  };
}
