import { useNow } from '../../../preferences/clock.tsx';
import { useFormat } from '../../../preferences/format.ts';

const aMinuteMs = 60_000;

/** When something was: how long ago within a day, with the exact instant on hover. */
export function SeenAt({ at }: { readonly at: string }) {
  const format = useFormat();
  const now = useNow(aMinuteMs);
  return (
    <time dateTime={at} title={`${format.dateTime(at)} ${format.zone(at)}`}>
      {format.relative(at, now)}
    </time>
  );
}
