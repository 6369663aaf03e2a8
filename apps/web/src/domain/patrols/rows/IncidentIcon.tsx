import {
  IconBellRinging,
  IconBuildingWarehouse,
  IconCar,
  IconCarCrash,
  IconDots,
  IconFirstAidKit,
  IconFlame,
  IconHomeHeart,
  IconMapPin,
  IconMapPinCheck,
  IconSpray,
  IconUserQuestion,
  type TablerIcon,
} from '@tabler/icons-react';
import { type IncidentKind, quietKind } from '#patrols/contract';

/** The icons of the kinds in product 8.6, and of All quiet. */
const icons: Record<IncidentKind | typeof quietKind, TablerIcon> = {
  Accident: IconCarCrash,
  'Alarm activated': IconBellRinging,
  [quietKind]: IconMapPinCheck,
  'Dodgy people looking shifty': IconUserQuestion,
  Fire: IconFlame,
  Graffiti: IconSpray,
  Location: IconMapPin,
  'Medical assistance': IconFirstAidKit,
  'Requested checkup/visit': IconHomeHeart,
  'Site check': IconBuildingWarehouse,
  'Vehicle check': IconCar,
};

const byKind: ReadonlyMap<string, TablerIcon> = new Map(Object.entries(icons));

/** The icon of an incident's kind, decorative beside the kind's name. Any other text has the default icon. */
export function IncidentIcon({ what }: { what: string }) {
  const Icon = byKind.get(what) ?? IconDots;
  return <Icon />;
}
