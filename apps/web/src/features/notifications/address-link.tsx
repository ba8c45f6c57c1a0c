import { useRouter } from '@tanstack/react-router';
import type { ComponentProps, MouseEvent } from 'react';

type Props = Omit<ComponentProps<'a'>, 'href'> & { readonly address: string };

const opensElsewhere = (event: MouseEvent) =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/** A link to an address of the console that is known as text only; it leads there without loading the page anew. */
export function AddressLink({ address, onClick, children, ...rest }: Props) {
  const router = useRouter();
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
