export type AssistantConversationsTable = {
  id: string;
  owner_id: string;
  /** The first question until the owner names it; empty before either. */
  title: string;
  created_at: number;
  /** When the last answer was stored, or the conversation was moved to the top. */
  updated_at: number;
  deleted_at: number | null;
};

export type AssistantMessagesTable = {
  id: string;
  owner_id: string;
  conversation_id: string;
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
  /** Of an answer, by its owner. */
  rating: 'up' | 'down' | null;
  rated_at: number | null;
  /** Administrators see question and answer beside the rating. */
  rated_with_content: 0 | 1;
};

export type SavedQuestionsTable = {
  id: string;
  owner_id: string;
  title: string;
  message: string | null;
  /** JSON of the query. */
  spec: string | null;
  shared: 0 | 1;
  created_at: number;
};

/** Uses of one budget since `since`, in milliseconds since 1970; an expired window restarts. */
export type AssistantUseTable = { person_id: string; budget: 'questions' | 'model'; since: number; count: number };

/** JSON of what a person withholds from a language model. */
export type AssistantModelSettingsTable = { person_id: string; value: string };

export type AssistantTables = {
  assistant_conversations: AssistantConversationsTable;
  assistant_messages: AssistantMessagesTable;
  saved_questions: SavedQuestionsTable;
  assistant_use: AssistantUseTable;
  assistant_model_settings: AssistantModelSettingsTable;
};
