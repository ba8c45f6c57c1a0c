import styles from './entrance.module.css';

type Props = { readonly points: readonly { readonly title: string; readonly text: string }[] };

/** What the product promises, in a few quiet lines beside a form. */
export function Pledges({ points }: Props) {
  return (
    <dl className={styles.pledges}>
      {points.map(({ title, text }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
