import { Link } from '@tanstack/react-router';
import { useProduct } from '../../text/product.ts';
import { useVisitorText } from '../../text/words.tsx';
import styles from './navigation.module.css';

export function Brand() {
  const { entrance: text } = useVisitorText();
  const { name } = useProduct();
  return (
    <Link to="/" className={styles.brand} aria-label={text.brand(name)} activeProps={{}}>
      <svg
        width="22"
        height="22"
        viewBox="0 0 32 32"
        fill="none"
        strokeWidth="3.4"
        strokeLinecap="round"
        aria-hidden="true"
      >
        <path d="M7 4v24M25 4v24" stroke="currentColor" />
        <path d="M7 21 25 12" className={styles.rope} />
      </svg>
      <span>{name}</span>
    </Link>
  );
}
