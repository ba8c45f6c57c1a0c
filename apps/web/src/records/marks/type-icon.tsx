import {
  Binoculars,
  Bug,
  Building2,
  CircleHelp,
  Crosshair,
  Eye,
  FileText,
  Flag,
  Folder,
  type LucideIcon,
  MapPin,
  MessageSquare,
  Microscope,
  Server,
  Share2,
  ShieldAlert,
  ShieldCheck,
  Siren,
  StickyNote,
  Swords,
  UserRound,
  UserRoundX,
  Users,
  Wrench,
} from 'lucide-react';

const pictures: Readonly<Record<string, LucideIcon>> = {
  'attack-pattern': Swords,
  campaign: Flag,
  'course-of-action': ShieldCheck,
  grouping: Folder,
  identity: Building2,
  incident: Siren,
  indicator: Crosshair,
  infrastructure: Server,
  'intrusion-set': Users,
  location: MapPin,
  malware: Bug,
  'malware-analysis': Microscope,
  note: StickyNote,
  'observed-data': Eye,
  opinion: MessageSquare,
  relationship: Share2,
  sighting: Binoculars,
  report: FileText,
  'threat-actor': UserRoundX,
  person: UserRound,
  tool: Wrench,
  vulnerability: ShieldAlert,
};

type Kind = { readonly kind: string; readonly type: string };

/** STIX has one kind for people and organizations; their pictures differ. */
export const iconOf = ({ kind, type }: Kind): string => (kind === 'identity' && type === 'Person' ? 'person' : kind);

/** The icon of a type of objects, beside its word. */
export function TypeIcon({ type }: { readonly type: string }) {
  const Picture = pictures[type] ?? CircleHelp;
  return <Picture size={16} aria-hidden />;
}
