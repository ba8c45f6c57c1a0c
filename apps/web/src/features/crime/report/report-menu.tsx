import type { AnalysisResult } from '@halyard/contracts/crime/analysis.ts';
import { dayIn } from '@halyard/contracts/format/calendar.ts';
import { Download } from 'lucide-react';
import { useContext } from 'react';
import { saveFile } from '../../../api/files/save-file.ts';
import { ClockContext } from '../../../preferences/clock.tsx';
import { useFormat } from '../../../preferences/format.ts';
import { usePreferences } from '../../../preferences/preferences.tsx';
import type { crimeReport } from '../../../text/en/crime/crime-report.ts';
import { defineMessages, useMessages } from '../../../text/lazy-messages.ts';
import { crimeWords } from '../../../text/loaders/crime.ts';
import { Menu } from '../../../ui/overlay/menu.tsx';
import { useToasts } from '../../../ui/overlay/toasts.tsx';
import { isMock } from '../analysis/choose-banner.ts';
import { useCautionWords } from '../analysis/findings/use-caution-words.ts';
import { useFindingWords } from '../analysis/findings/use-finding-words.ts';
import { makeReport, type Pen } from './make-report.ts';
import styles from './report.module.css';
import { nameReport, type ReportFormat, reportFormats, writeReport } from './write-report.ts';

const crimeReportWords = defineMessages(
  import.meta.glob<typeof crimeReport>('../../../text/*/crime/crime-report.ts', { import: 'crimeReport' }),
);

type Props = { readonly result: AnalysisResult /** `2026-03` */; readonly month: string };

/** Exports the result as a file, generated here from the displayed data. */
export function ReportMenu({ result, month }: Props) {
  const text = useMessages(crimeReportWords);
  const crime = useMessages(crimeWords);
  const { language, timeZone } = usePreferences();
  const cautionWords = useCautionWords();
  const clock = useContext(ClockContext);
  const toasts = useToasts();
  const pen: Pen = {
    text,
    crime,
    language,
    format: useFormat(),
    findingWords: useFindingWords(),
    cautions: (result.details?.cautions ?? []).map(cautionWords),
  };

  function save(kind: ReportFormat) {
    const asked = { result, month, madeAt: clock() };
    const name = nameReport(kind, { month, day: dayIn(timeZone, asked.madeAt), isMock: isMock(result) });
    try {
      saveFile({ name, ...writeReport(kind, makeReport(pen, asked), asked, text.licence) });
      toasts.show('success', text.saved(name));
    } catch {
      // The browser may fail to create a file, for lack of memory.
      toasts.show('error', text.failed, { error: null });
    }
  }

  return (
    <Menu
      align="end"
      className={styles.menu}
      trigger={
        <>
          <Download size={16} aria-hidden />
          {text.button}
        </>
      }
    >
      {(close) =>
        reportFormats.map((kind) => (
          <button
            key={kind}
            type="button"
            role="menuitem"
            tabIndex={-1}
            onClick={() => {
              close();
              save(kind);
            }}
          >
            {text.formats[kind]}
          </button>
        ))
      }
    </Menu>
  );
}
