import { MappingError } from '@halyard/alert-intake';
import { type KeptDelivery, type MappedDelivery, type Mapper, mapDelivery } from './map-delivery.ts';

export type MappingOrder = { readonly source: Mapper; readonly kept: readonly KeptDelivery[] };

/** What a thread returns for each delivery; errors lose their class on the way. */
export type MappingReply =
  | { readonly is: 'mapped'; readonly mapped: MappedDelivery }
  | { readonly is: 'rejected'; readonly message: string };

/** Maps deliveries of one source in a thread, in their order. */
export async function work({ source, kept }: MappingOrder): Promise<readonly MappingReply[]> {
  const replies: MappingReply[] = [];
  for (const one of kept)
    try {
      replies.push({ is: 'mapped', mapped: await mapDelivery(source, one) });
    } catch (error) {
      if (!(error instanceof MappingError)) throw error;
      replies.push({ is: 'rejected', message: error.message });
    }
  return replies;
}
