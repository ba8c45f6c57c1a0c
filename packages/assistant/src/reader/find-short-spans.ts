import type { Now } from '../times/named-date.ts';
import { relativeSpans } from '../times/relative-spans.ts';
import type { Piece } from './pieces.ts';

// "Last 24h", "past 7d", "2 wks", with the words for "last" of the languages that write their numbers so.
const short =
  /(?<![\p{L}\p{N}]|(?:than|over|for|als|seit|que|de|plus|mas) )(?:(?:(?:in|over|for|within) )?(?:the )?(?:last|past) |(?:in den |der |die )?letzten? |(?:(?:dans|sur) les )?dernieres? |(?:en las )?ultimas |過去|直近)?(\d{1,3}) ?(h|hrs?|d|wks?)(?![\p{L}\p{N}])/gu;

const unitOf = { h: 'lastHours', d: 'lastDays', w: 'lastWeeks' } as const;
type Unit = keyof typeof unitOf;

/** Times of a folded text that are written with a short unit: hours, days or weeks until now. */
export function findShortSpans(folded: string, now: Now): Piece[] {
  return Array.from(folded.matchAll(short), ({ index, 0: text, 1: number, 2: unit = '' }) => ({
    at: index,
    until: index + text.length,
    text,
    span: relativeSpans[unitOf[unit.charAt(0) as Unit]](now, Number(number)),
  })).filter(({ span }) => span.start < span.end);
}
