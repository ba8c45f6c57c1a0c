import { useRouter } from '@tanstack/react-router';
import type { ComponentProps, MouseEvent } from 'react';

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  /** A path of the console with its parameters, known as text only. */
  readonly address: string;
};

const origin = 'https://console.invalid';

/** Whether text is a path of this console: what could lead elsewhere is not. */
export function isInternalAddress(address: string): boolean {
  if (!address.startsWith('/') || address[1] === '/' || address[1] === '\\') return false;
  return URL.canParse(address, origin) && new URL(address, origin).origin === origin;
}

const opensElsewhere = (event: MouseEvent) =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/** Navigates to a screen without reloading the page. A foreign URL stays plain text. */
export function InternalLink({ address, onClick, children, ...rest }: Props) {
  const router = useRouter();
  if (!isInternalAddress(address)) return <>{children}</>;
  return (
    <a
      {...rest}
      href={address}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || opensElsewhere(event)) return;
        event.preventDefault();
        router.history.push(address);
      }}
    >
      {children}
    </a>
  );
}
