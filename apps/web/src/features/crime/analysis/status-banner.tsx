import type { AnalysisResult } from '@halyard/contracts/crime/analysis.ts';
import { CircleCheck, CircleX, FlaskConical, LoaderCircle, TriangleAlert } from 'lucide-react';
import type { ComponentType } from 'react';
import { usePreferences } from '../../../preferences/preferences.tsx';
import { useMessages } from '../../../text/lazy-messages.ts';
import { crimeWords } from '../../../text/loaders/crime.ts';
import styles from './analysis.module.css';
import { type BannerKind, chooseBanner } from './choose-banner.ts';
import { useCautionWords } from './findings/use-caution-words.ts';

const signs: Record<BannerKind, ComponentType<{ readonly size: number; readonly 'aria-hidden': true }>> = {
  processing: LoaderCircle,
  failed: CircleX,
  warnings: TriangleAlert,
  fallback: FlaskConical,
  success: CircleCheck,
};

/** The server's warnings; where the console does not speak English, the cautions they were made from. */
function useWarnings({ metadata, details }: AnalysisResult): readonly string[] {
  const { language } = usePreferences();
  const cautionWords = useCautionWords();
  const known = details?.cautions ?? [];
  return language === 'en' || known.length === 0 ? (metadata?.warnings ?? []) : known.map(cautionWords);
}

/** The status of the analysis: one of five, shown by color, sign and words. */
export function StatusBanner({ result, month }: { readonly result: AnalysisResult; readonly month: string }) {
  const { banner: text } = useMessages(crimeWords);
  const warnings = useWarnings(result);
  const kind = chooseBanner(result);
  const Sign = signs[kind];
  const sentences: Record<Exclude<BannerKind, 'warnings'>, string> = {
    processing: text.processingText,
    failed: result.error || text.failedText,
    fallback: text.fallbackText,
    success: text.successText(month),
  };
  return (
    <div role={kind === 'failed' ? 'alert' : 'status'} className={styles.banner} data-banner={kind}>
      <Sign size={20} aria-hidden />
      <div className={styles.bannerWords}>
        <strong>{text[kind]}</strong>
        {kind === 'warnings' ? (
          <ul>
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        ) : (
          <p>{sentences[kind]}</p>
        )}
      </div>
    </div>
  );
}
