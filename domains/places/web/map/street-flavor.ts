import type { Flavor } from '@protomaps/basemaps';
import type { Palette } from './palette.ts';

/** Returns the page's palette for everything that a map of streets has: quiet ground, roads by their weight, names to be read at night. */
export function streetFlavor(palette: Palette): Flavor {
  const { sea, land, shore, built, street, road, name } = palette;
  return {
    background: sea,
    earth: land,
    water: sea,
    buildings: built,
    pier: land,
    railway: street,
    boundaries: shore,
    ...groundOf(built, land),
    ...roadsOf({ street, road, highway: shore, casing: land }),
    ...labelsOf(name, palette.strongName, land),
  };
}

function groundOf(raised: string, land: string) {
  return {
    park_a: raised,
    park_b: raised,
    wood_a: raised,
    wood_b: raised,
    scrub_a: raised,
    scrub_b: raised,
    zoo: raised,
    aerodrome: raised,
    runway: land,
    hospital: raised,
    school: raised,
    industrial: raised,
    military: raised,
    pedestrian: raised,
    glacier: land,
    sand: land,
    beach: land,
  };
}

interface RoadColors {
  street: string;
  road: string;
  highway: string;
  /** Sets roads apart where they cross. */
  casing: string;
}

function roadsOf({ street, road, highway, casing }: RoadColors) {
  return {
    other: street,
    minor_service: street,
    minor_a: street,
    minor_b: street,
    link: road,
    major: road,
    highway,
    minor_service_casing: casing,
    minor_casing: casing,
    link_casing: casing,
    major_casing_early: casing,
    major_casing_late: casing,
    highway_casing_early: casing,
    highway_casing_late: casing,
    bridges_other: street,
    bridges_minor: street,
    bridges_link: road,
    bridges_major: road,
    bridges_highway: highway,
    bridges_other_casing: casing,
    bridges_minor_casing: casing,
    bridges_link_casing: casing,
    bridges_major_casing: casing,
    bridges_highway_casing: casing,
    tunnel_other: street,
    tunnel_minor: street,
    tunnel_link: road,
    tunnel_major: road,
    tunnel_highway: highway,
    tunnel_other_casing: casing,
    tunnel_minor_casing: casing,
    tunnel_link_casing: casing,
    tunnel_major_casing: casing,
    tunnel_highway_casing: casing,
  };
}

function labelsOf(name: string, strongName: string, halo: string) {
  return {
    roads_label_minor: name,
    roads_label_minor_halo: halo,
    roads_label_major: strongName,
    roads_label_major_halo: halo,
    address_label: name,
    address_label_halo: halo,
    ocean_label: name,
    subplace_label: strongName,
    subplace_label_halo: halo,
    city_label: strongName,
    city_label_halo: halo,
    state_label: name,
    state_label_halo: halo,
    country_label: name,
  };
}
