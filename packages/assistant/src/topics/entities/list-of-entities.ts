import type { Entity, EntityType } from '@halyard/contracts/intelligence/entities.ts';
import type { Draft } from '../../draft/create-draft.ts';
import { plain } from '../../draft/marked-text.ts';
import { texts } from './texts.ts';

export const hrefOfEntity = (id: string): string => `/network?entity=${encodeURIComponent(id)}`;

/** The type in the words of the language; types that imports brought are called by their own name. */
export const typeOf = (draft: Draft, type: string): string =>
  texts[draft.language].types[type as EntityType] ?? plain(type);

/** The risk in the words of the language; null where no one rated it. */
export const riskOf = (draft: Draft, { risk }: Pick<Entity, 'risk'>): string | null =>
  risk === null ? null : texts[draft.language].risks[risk];
