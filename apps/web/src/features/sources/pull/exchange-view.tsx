import type { Exchange } from '@halyard/contracts/inflow/feeds.ts';
import type { ReactNode } from 'react';
import { useFormat } from '../../../preferences/format.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { sourcesWords } from '../../../text/loaders/sources.ts';
import { Button } from '../../../ui/button.tsx';
import { Quantity } from '../../../ui/marks/figure.tsx';
import { useCopy } from '../use-copy.ts';
import { asksToWait, conclude, statusLine, writeExchange } from './describe-exchange.ts';
import styles from './pull.module.css';

/** Characters of a body stored by the server; a longer one is truncated there. */
const bodyShown = 2_000;

type Props = {
  readonly exchange: Exchange;
  /** Someone tried it, in place of the pull that was due. */
  readonly isTest: boolean;
  /** Additional buttons at its top, and repair buttons at its bottom. */
  readonly tools?: ReactNode;
  readonly actions?: ReactNode;
};

function Headers({ lines }: { readonly lines: readonly string[] }) {
  return lines.map((line) => {
    const [, name = '', value = ''] = /^([^:\s]+:)(.*)$/s.exec(line) ?? [];
    return (
      <span key={line} className={styles.line}>
        {name ? (
          <>
            <span className={styles.headerName}>{name}</span>
            {value}
          </>
        ) : (
          <strong>{line}</strong>
        )}
        {'\n'}
      </span>
    );
  });
}

function Answer({ exchange }: { readonly exchange: Exchange }) {
  const { pull } = useMessages(sourcesWords);
  const { status, response, body, problem } = exchange;
  if (status === null)
    return <strong data-problem>{problem ? pull.problems[problem] : pull.exchange.noResponse}</strong>;
  return (
    <>
      <strong className={styles.line} data-problem={(problem !== null && !asksToWait(exchange)) || undefined}>
        {statusLine(status)}
        {'\n'}
      </strong>
      <Headers lines={response} />
      {'\n'}
      {body === '' ? <span className={styles.headerName}>{pull.exchange.empty}</span> : body}
    </>
  );
}

/** The exact request and response, and the conclusion. */
export function ExchangeView({ exchange, isTest, tools, actions }: Props) {
  const text = useMessages(sourcesWords);
  const { exchange: words } = text.pull;
  const format = useFormat();
  const { copy, announcement } = useCopy(text);
  const title = isTest ? words.test : words.last;
  return (
    <section className={styles.exchange} aria-label={title}>
      <div className={styles.head}>
        <h3>{title}</h3>
        <time dateTime={exchange.at} title={`${format.dateTime(exchange.at)} ${format.zone(exchange.at)}`}>
          {words.at(format.time(exchange.at), words.ms(format.number(exchange.ms)))}
        </time>
        <span role="status" className={styles.said}>
          {announcement}
        </span>
        <Button size="small" variant="quiet" onClick={() => void copy(writeExchange(exchange, text.pull))}>
          {text.copy}
        </Button>
        {tools}
      </div>
      <div className={styles.sides}>
        <section aria-label={words.request}>
          <h4>{words.request}</h4>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard. */}
          <pre className={styles.code} tabIndex={0} data-quantity>
            <Headers lines={exchange.request} />
          </pre>
        </section>
        <section aria-label={words.response}>
          <h4>{words.response}</h4>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard. */}
          <pre className={styles.code} tabIndex={0} data-quantity>
            <Answer exchange={exchange} />
          </pre>
        </section>
      </div>
      <div className={styles.foot}>
        <p>
          <Quantity>
            {conclude(exchange, text.pull, isTest)}
            {exchange.body.length >= bodyShown && <> {text.delivery.cut(format.number(bodyShown))}</>}
          </Quantity>
        </p>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </section>
  );
}
