import type { assistant } from '../en/assistant.ts';
import type { schemaWork } from '../en/schema-work.ts';
import type { schemas } from '../en/schemas.ts';
import type { todos } from '../en/todos.ts';
import { defineMessages } from '../lazy-messages.ts';

export const assistantWords = defineMessages(
  import.meta.glob<typeof assistant>('../*/assistant.ts', { import: 'assistant' }),
);
export const schemaWorkWords = defineMessages(
  import.meta.glob<typeof schemaWork>('../*/schema-work.ts', { import: 'schemaWork' }),
);
export const schemasWords = defineMessages(import.meta.glob<typeof schemas>('../*/schemas.ts', { import: 'schemas' }));
export const todosWords = defineMessages(import.meta.glob<typeof todos>('../*/todos.ts', { import: 'todos' }));
