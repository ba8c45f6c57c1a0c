import styles from './audit.module.css';

const links = [0, 1, 2, 3, 4];
const brokenLink = 3;
const linkWidth = 26;

/** Links of a chain: whole, or with one that is open and the rest fallen away. The words are beside it. */
export function ChainPicture({ isWhole }: { readonly isWhole: boolean }) {
  const stateOf = (link: number) => {
    if (isWhole || link < brokenLink) return 'whole';
    return link === brokenLink ? 'open' : 'lost';
  };
  return (
    <svg viewBox="0 0 164 36" width="164" height="36" aria-hidden="true" className={styles.chain}>
      {links.map((link) => {
        const state = stateOf(link);
        const drop = state === 'lost' ? 9 : 0;
        return (
          <rect
            key={link}
            data-link={state}
            x={4 + link * linkWidth + drop}
            y={10 + drop}
            width="36"
            height="16"
            rx="8"
            strokeDasharray={state === 'open' ? '58 14' : undefined}
          />
        );
      })}
    </svg>
  );
}
