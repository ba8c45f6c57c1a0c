export type AssistantMessagesTable = {
  id: string;
  owner_id: string;
  role: 'person' | 'assistant';
  at: number;
  /** Counts a person's messages from 1. */
  position: number;
  text: string;
  /** JSON of the contract's answer; null for what a person wrote. */
  answer: string | null;
  /** JSON of the question as the engine understood it, for "and last month?"; null where it did not. */
  question: string | null;
  /** The client's id of the message; question and answer share it. */
  message_key: string | null;
  cleared_at: number | null;
};

export type AssistantTables = { assistant_messages: AssistantMessagesTable };
