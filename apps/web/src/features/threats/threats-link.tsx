import type { ComponentProps } from 'react';
import { AddressLink } from '../../records/address/address-link.tsx';
import { changeThreats, type ThreatsChange } from './threats-search.ts';

/** The rows that a figure of this screen opens. */
export const rowsId = 'threat-rows';

type Props = Omit<ComponentProps<typeof AddressLink>, 'apply' | 'change' | 'hash'> & {
  readonly change: ThreatsChange;
  /** It links to the rows, wherever they are on the screen. */
  readonly toRows?: boolean;
};

/** A link within this screen. */
export const ThreatsLink = ({ toRows = false, ...rest }: Props) => (
  <AddressLink {...rest} apply={changeThreats} hash={toRows ? rowsId : ''} />
);
