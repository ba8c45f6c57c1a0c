// The four pictures of the sign-in pages, drawn here: an icon library would cost those pages more than the rest of ui/.

type Props = { readonly path: string; readonly size?: number };

function Icon({ path, size = 16 }: Props) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}

const eye = 'M2 12s3.6-7 10-7 10 7 10 7-3.6 7-10 7S2 12 2 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z';

export const Cross = ({ size = 16 }: { readonly size?: number }) => <Icon path="M18 6 6 18M6 6l12 12" size={size} />;
export const Eye = () => <Icon path={eye} />;
export const EyeCrossed = () => <Icon path={`${eye}M3 3l18 18`} />;
export const Bars = () => <Icon path="M4 6h16M4 12h16M4 18h16" size={20} />;
export const Back = () => <Icon path="M19 12H5M12 19l-7-7 7-7" />;
