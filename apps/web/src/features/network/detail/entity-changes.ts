import type { Connection, Entity } from '@halyard/contracts/intelligence/entities.ts';

/** Opens the windows in which the selected record and its connections are changed. */
export type EntityChanges = {
  readonly onConnect: (entity: Entity) => void;
  readonly onEdit: (entity: Entity) => void;
  readonly onDelete: (entity: Entity) => void;
  readonly onEditConnection: (connection: Connection) => void;
};
