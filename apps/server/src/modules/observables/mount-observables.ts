import type { Platform } from '../../platform/mount/mount.ts';
import { mountObservableExport } from './export/export-observables.ts';
import { mountIndicators } from './indicators/indicator-routes.ts';
import { mountObjectObservables } from './objects/object-routes.ts';
import type { ObservablePorts } from './observable-ports.ts';
import { mountObservableReading } from './observable-routes.ts';
import { mountSightings } from './sightings/sighting-routes.ts';
import { mountWarningLists } from './warning-lists/warning-routes.ts';

/** Observables of alerts, incidents and threats, and matching indicators. */
export function mountObservables(platform: Platform, ports: ObservablePorts): void {
  mountObservableReading(platform);
  mountObjectObservables(platform, ports);
  mountObservableExport(platform, ports);
  mountSightings(platform, ports);
  mountIndicators(platform);
  mountWarningLists(platform, ports);
}
