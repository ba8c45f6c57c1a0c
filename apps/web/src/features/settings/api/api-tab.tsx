import { rateLimits } from '@halyard/contracts/accounts/settings.ts';
import { useFormat } from '../../../preferences/format.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { settingsWords } from '../../../text/loaders/administration.ts';
import { Toggle } from '../../../ui/form/toggle.tsx';
import { Choice } from '../choice.tsx';
import { Section } from '../section.tsx';
import { useProblems } from '../use-problems.ts';
import type { SettingsFormState } from '../use-settings-form.ts';
import { AllowedOrigins } from './allowed-origins.tsx';
import { ApiKey } from './api-key.tsx';
import { Webhook } from './webhook.tsx';

export function ApiTab({ form }: { readonly form: SettingsFormState }) {
  const text = useMessages(settingsWords);
  const format = useFormat();
  const problemOf = useProblems(form.errors);
  const { api } = form.draft;
  return (
    <>
      <Section title={text.api.access}>
        <Toggle
          label={text.api.apiEnabled}
          hint={text.api.apiEnabledHint}
          error={problemOf('api.apiEnabled')}
          checked={api.apiEnabled}
          onChange={({ target }) => form.change('api', 'apiEnabled', target.checked)}
        />
        <ApiKey apiKey={api.apiKey} onChange={(masked) => form.agree('api', 'apiKey', masked)} />
        <Choice<number>
          label={text.api.rateLimit}
          hint={text.api.rateLimitHint}
          error={problemOf('api.rateLimit')}
          value={api.rateLimit}
          choices={rateLimits}
          describe={(count) => text.api.requestsPerMinute(format.number(count))}
          onChoose={(count) => form.change('api', 'rateLimit', count)}
        />
        <AllowedOrigins
          origins={api.allowedOrigins}
          problemOf={problemOf}
          onChange={(origins) => form.change('api', 'allowedOrigins', origins)}
        />
      </Section>
      <Section title={text.webhook.title}>
        <Webhook
          url={api.webhookUrl ?? ''}
          savedUrl={form.saved.api.webhookUrl ?? ''}
          error={problemOf('api.webhookUrl')}
          onChange={(url) => form.change('api', 'webhookUrl', url)}
        />
      </Section>
    </>
  );
}
