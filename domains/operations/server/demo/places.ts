import type { Location } from '#patrols/contract';

/** A place's name, latitude and longitude. */
type Place = readonly [string, number, number];

const station: Place = ['Howick Police Station, Moore Street', -36.8935, 174.931];

/** The places where incidents happen. */
export const demoPlaces: readonly [Place, ...Place[]] = [
  ['Eastern Beach, The Esplanade', -36.8747, 174.9213],
  ['Picton Street, Howick', -36.8945, 174.9305],
  ['Stockade Hill, Howick', -36.8968, 174.9268],
  ['Half Moon Bay Marina', -36.8821, 174.9008],
  ['Sandspit Reserve car park, Cockle Bay', -36.8945, 174.9535],
  ['Lloyd Elsmore Park', -36.9069, 174.9013],
  ['Meadowlands Drive, Howick', -36.9106, 174.9275],
  ['Botany Town Centre', -36.9335, 174.9118],
  ['Howick Beach, Rodney Street', -36.89, 174.9395],
  ['Mellons Bay Road, Mellons Bay', -36.8871, 174.9273],
  ['Uxbridge Road, Howick', -36.8926, 174.9345],
  ['Cook Street, Howick', -36.8985, 174.9337],
  ['Shelly Park Road, Shelly Park', -36.908, 174.95],
  ['Bucklands Beach Road, Bucklands Beach', -36.8697, 174.905],
];

/** Where every patrol begins and ends. */
export const home: Location = placeAt(station);

export function placeAt([address, latitude, longitude]: Place): Location {
  return { address, latitude, longitude, notes: null };
}
