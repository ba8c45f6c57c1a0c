import type { views } from '../en/work/views.ts';
import { defineMessages } from '../lazy-messages.ts';

export const viewsWords = defineMessages(import.meta.glob<typeof views>('../*/work/views.ts', { import: 'views' }));
