import type { Entity } from '@halyard/contracts/intelligence/entities.ts';
import type { Ref } from 'react';
import { useFormat } from '../../../preferences/format.ts';
import { iconOf, TypeIcon } from '../../../records/marks/type-icon.tsx';
import { useTypeName } from '../../../records/use-type-name.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { networkWords } from '../../../text/loaders/intelligence.ts';
import { classNames } from '../../../ui/class-names.ts';
import layout from '../../../ui/layout/layout.module.css';
import { Badge } from '../../../ui/marks/badge.tsx';
import { RiskMark } from '../risk-mark.tsx';
import styles from './list.module.css';

type Props = {
  readonly id: string;
  readonly entity: Entity;
  readonly isSelected: boolean;
  /** Where the keys are. */
  readonly isActive: boolean;
  readonly index: { readonly index: number; readonly total: number; readonly start: number | undefined };
  readonly measure: Ref<HTMLDivElement> | undefined;
  readonly onSelect: () => void;
};

/** One entity of the list: name, type and risk. */
export function EntityRow({ id, entity, isSelected, isActive, index, measure, onSelect }: Props) {
  const text = useMessages(networkWords);
  const format = useFormat();
  const typeName = useTypeName();
  const { name, risk, connections, sample } = entity;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the list has the focus and hears the keys.
    <div
      ref={measure}
      id={id}
      role="option"
      // The list tells which option is meant; none of them is a stop of its own.
      tabIndex={-1}
      aria-selected={isSelected}
      aria-setsize={index.total}
      aria-posinset={index.index + 1}
      data-index={index.index}
      data-active={isActive || undefined}
      className={styles.row}
      style={index.start === undefined ? undefined : { transform: `translateY(${index.start}px)` }}
      onClick={onSelect}
    >
      <span className={styles.name}>
        {name} {sample && <Badge tone="quiet">{text.sample}</Badge>}
      </span>
      <RiskMark severity={null} risk={risk} />
      <span className={classNames(layout.inlineClose, styles.type)}>
        <TypeIcon type={iconOf(entity)} />
        {typeName(entity)}
      </span>
      <span className={styles.count}>{text.list.connections(connections, format.number(connections))}</span>
    </div>
  );
}
