import { createFormat, useFormat } from '../../../preferences/format.ts';
import { usePreferences } from '../../../preferences/preferences.tsx';
import { browserZone } from '../../../preferences/read-day.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { usersWords } from '../../../text/loaders/administration.ts';

/** The last sign-in: on this machine's clock, and in the user's own zone (decision G-083). */
export function LastLogin({ at }: { readonly at: string | null }) {
  const text = useMessages(usersWords);
  const { dateFormat, language } = usePreferences();
  const own = useFormat();
  if (at === null) return <span>{text.never}</span>;
  const local = createFormat({ timeZone: browserZone(), dateFormat, language });
  return (
    <time dateTime={at} title={`${own.dateTime(at)} ${own.zone(at)}`}>
      {`${local.dateTime(at)} ${local.zone(at)}`}
    </time>
  );
}
