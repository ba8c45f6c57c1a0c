import {
  dateFormats,
  defaultViews,
  languages,
  themes,
  timezones,
  zoneNames,
} from '@halyard/contracts/accounts/settings.ts';
import { Suspense } from 'react';
import { useNow } from '../../preferences/clock.tsx';
import { createFormat } from '../../preferences/format.ts';
import { languageName } from '../../preferences/language-name.ts';
import { usePreferences } from '../../preferences/preferences.tsx';
import { useMessages } from '../../text/lazy-messages.ts';
import { settingsWords } from '../../text/loaders/administration.ts';
import { BackgroundWork } from './background-work/background-work.tsx';
import { Choice } from './choice.tsx';
import { Ratings } from './ratings/ratings.tsx';
import { Retention } from './retention/retention.tsx';
import { SampleData } from './sample-data/sample-data.tsx';
import { Section } from './section.tsx';
import { useProblems } from './use-problems.ts';
import type { SettingsFormState } from './use-settings-form.ts';

const aMinuteMs = 60_000;

/** Today, in the zone and format chosen but not yet saved. */
function useToday({ timezone, dateFormat }: SettingsFormState['draft']['preferences']): string {
  const format = createFormat({ ...usePreferences(), timeZone: zoneNames[timezone] ?? 'UTC', dateFormat });
  return format.date(useNow(aMinuteMs));
}

export function PreferencesTab({ form }: { readonly form: SettingsFormState }) {
  const { preferences: text } = useMessages(settingsWords);
  const problemOf = useProblems(form.errors);
  const { preferences: chosen } = form.draft;
  const today = useToday(chosen);
  return (
    <>
      <Section title={text.appearance}>
        <Choice
          label={text.theme}
          hint={text.themeHint}
          error={problemOf('preferences.theme')}
          value={chosen.theme}
          choices={themes}
          describe={(theme) => text.themes[theme]}
          onChoose={(theme) => form.change('preferences', 'theme', theme)}
        />
      </Section>
      <Section title={text.region}>
        <Choice
          label={text.language}
          error={problemOf('preferences.language')}
          value={chosen.language}
          choices={languages}
          describe={languageName}
          onChoose={(language) => form.change('preferences', 'language', language)}
        />
        <Choice
          label={text.timezone}
          hint={text.timezoneHint}
          error={problemOf('preferences.timezone')}
          value={chosen.timezone}
          choices={timezones}
          describe={(timezone) => text.timezones[timezone]}
          onChoose={(timezone) => form.change('preferences', 'timezone', timezone)}
        />
        <Choice
          label={text.dateFormat}
          hint={text.dateExample(today)}
          error={problemOf('preferences.dateFormat')}
          value={chosen.dateFormat}
          choices={dateFormats}
          describe={(dateFormat) => dateFormat}
          onChoose={(dateFormat) => form.change('preferences', 'dateFormat', dateFormat)}
        />
      </Section>
      <Section title={text.start}>
        <Choice
          label={text.defaultView}
          hint={text.defaultViewHint}
          error={problemOf('preferences.defaultView')}
          value={chosen.defaultView}
          choices={defaultViews}
          describe={(view) => text.defaultViews[view]}
          onChoose={(view) => form.change('preferences', 'defaultView', view)}
        />
      </Section>
      <Suspense>
        <SampleData />
        <BackgroundWork />
        <Retention />
        <Ratings />
      </Suspense>
    </>
  );
}
