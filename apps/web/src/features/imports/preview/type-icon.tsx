import {
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
  report: FileText,
  'threat-actor': UserRoundX,
  tool: Wrench,
  vulnerability: ShieldAlert,
};

/** The picture of a type of objects, beside its word. */
export function TypeIcon({ type }: { readonly type: string }) {
  const Picture = pictures[type] ?? CircleHelp;
  return <Picture size={16} aria-hidden />;
}
