import { type Settings, type SettingsTab, settingsTabs } from '@halyard/contracts/accounts/settings.ts';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { DraftBanner } from '../../records/drafts/draft-banner.tsx';
import { LeaveQuestion } from '../../records/drafts/leave-question.tsx';
import { useMessages } from '../../text/lazy-messages.ts';
import { settingsWords } from '../../text/loaders/administration.ts';
import { Button } from '../../ui/button.tsx';
import { Banner } from '../../ui/page/banner.tsx';
import { Tabs } from '../../ui/page/tabs.tsx';
import { ApiTab } from './api/api-tab.tsx';
import { tabHasErrors } from './check-settings.ts';
import { NotificationsTab } from './notifications-tab.tsx';
import { PreferencesTab } from './preferences-tab.tsx';
import { SaveLine } from './save-line.tsx';
import { SecurityTab } from './security/security-tab.tsx';
import styles from './settings.module.css';
import { readTab } from './settings-queries.ts';
import { useFocusFault } from './use-focus-fault.ts';
import { useSaving } from './use-saving.ts';
import { useSettingsForm } from './use-settings-form.ts';
import { useThemePreview } from './use-theme-preview.ts';

const screens = {
  preferences: PreferencesTab,
  notifications: NotificationsTab,
  security: SecurityTab,
  api: ApiTab,
} as const;

type Props = { readonly loaded: Settings; readonly onApplied: (settings: Settings) => void };

/** The four tabs over one form, and what saves it. */
export function SettingsEditor({ loaded, onApplied }: Props) {
  const text = useMessages(settingsWords);
  const navigate = useNavigate();
  const tab = readTab(useSearch({ strict: false }));
  const onTab = (next: SettingsTab) =>
    void navigate({ to: '.', search: (search) => ({ ...search, tab: next }), replace: true });
  const form = useSettingsForm(loaded);
  const { save, isSaving, conflict, loadNewer } = useSaving({ form, onApplied });
  const root = useFocusFault(form, { tab, onTab });
  useThemePreview(form.draft.preferences.theme, form.saved.preferences.theme);
  const Screen = screens[tab];
  return (
    <div ref={root}>
      <DraftBanner isBack={form.isDraftBack} onDiscard={form.discard} />
      {conflict === 'outdated' && (
        <Banner tone="warning">
          <div className={styles.offer}>
            {text.changedElsewhere}
            <Button size="small" onClick={loadNewer}>
              {text.loadNewer}
            </Button>
          </div>
        </Banner>
      )}
      {conflict === 'merged' && <Banner tone="info">{text.newerLoaded}</Banner>}
      <SaveLine form={form} isSaving={isSaving} onSave={save} />
      <Tabs
        label={text.groups}
        tabs={settingsTabs.map((id) => ({
          id,
          label: text.tabs[id],
          mark: tabHasErrors(form.errors, id) ? text.needsCorrection : undefined,
        }))}
        selected={tab}
        onSelect={onTab}
      >
        <div className={styles.tab}>
          <Screen form={form} />
        </div>
      </Tabs>
      <LeaveQuestion isDirty={form.isDirty} onLeave={form.dropDraft} />
    </div>
  );
}
