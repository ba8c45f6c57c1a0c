import type { assistant } from '../en/work/assistant.ts';
import type { help } from '../en/work/help.ts';
import type { schemaWork } from '../en/work/schema-work.ts';
import type { schemas } from '../en/work/schemas.ts';
import type { todos } from '../en/work/todos.ts';
import { defineMessages } from '../lazy-messages.ts';

export const assistantWords = defineMessages(
  import.meta.glob<typeof assistant>('../*/work/assistant.ts', { import: 'assistant' }),
);
export const helpWords = defineMessages(import.meta.glob<typeof help>('../*/work/help.ts', { import: 'help' }));
export const schemaWorkWords = defineMessages(
  import.meta.glob<typeof schemaWork>('../*/work/schema-work.ts', { import: 'schemaWork' }),
);
export const schemasWords = defineMessages(
  import.meta.glob<typeof schemas>('../*/work/schemas.ts', { import: 'schemas' }),
);
export const todosWords = defineMessages(import.meta.glob<typeof todos>('../*/work/todos.ts', { import: 'todos' }));
