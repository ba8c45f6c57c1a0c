import type { ValidationError } from '@halyard/contracts/work/schemas.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { schemaWorkWords } from '../../../text/loaders/work.ts';
import styles from './validate.module.css';

type Props = { readonly errors: readonly ValidationError[]; readonly onShow: (error: ValidationError) => void };

/** The errors of a document; each links to the violated rule. */
export function ErrorList({ errors, onShow }: Props) {
  const { validate: text } = useMessages(schemaWorkWords);
  return (
    <ol aria-label={text.list} className={styles.errors}>
      {errors.map((error) => {
        const location = error.instance === '' ? text.wholeDocument : error.instance;
        return (
          <li key={`${error.instance} ${error.schema} ${error.message}`}>
            <button
              type="button"
              aria-label={text.show(location)}
              className={styles.error}
              onClick={() => onShow(error)}
            >
              <code>{location}</code>
            </button>
            <span className={styles.message}>{error.message}</span>
            <code className={styles.keyword}>{error.keyword}</code>
          </li>
        );
      })}
    </ol>
  );
}
