import { ActionIcon, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { IconCurrentLocation, IconCurrentLocationOff, IconMapPin } from '@tabler/icons-react';
import { usePosition } from '#lib/browser/position.ts';
import { withinText } from '#record/contract';
import { recordPlaceTexts } from '../texts.ts';
import classes from './fields.module.css';
import { coordinatesOf, type MeasuredCoordinates, type PlaceValues } from './place.ts';

interface PlaceFieldProps {
  form: UseFormReturnType<PlaceValues>;
  label: string;
  /** The place that the button takes or leaves out; if omitted, where the device is now. */
  here?: MeasuredCoordinates | null | undefined;
  /** The field is narrow, so it says Here instead of the coordinates. */
  narrow?: boolean;
}

/** A place: where the device is, an address, or both. Somewhere else is typed, and the device's place left out. */
export function PlaceField({ form, label, here: given, narrow }: PlaceFieldProps) {
  const { fix, state } = usePosition();
  const here = given === undefined ? coordinatesOf(fix) : given;
  const { coordinates } = form.values;
  const known = coordinates !== null;
  return (
    <TextInput
      label={label}
      autoComplete="off"
      leftSection={<IconMapPin />}
      rightSectionWidth={56}
      rightSection={
        (known || here) && (
          <ActionIcon
            size="xl"
            variant="subtle"
            aria-label={recordPlaceTexts.devicePlace}
            aria-pressed={known}
            className={known ? classes.here : undefined}
            onClick={() => form.setFieldValue('coordinates', known ? null : here)}
          >
            {known ? <IconCurrentLocation /> : <IconCurrentLocationOff />}
          </ActionIcon>
        )
      }
      placeholder={coordinates ? (narrow ? recordPlaceTexts.here : coordinatesText(coordinates)) : undefined}
      description={
        coordinates
          ? foundText(coordinates, narrow)
          : recordPlaceTexts.withoutCoordinates(here ? 'found' : state)
      }
      {...form.getInputProps('address')}
    />
  );
}

function coordinatesText({ latitude, longitude }: MeasuredCoordinates): string {
  return `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`;
}

function foundText({ accuracy }: MeasuredCoordinates, narrow = false): string {
  if (accuracy === null) return recordPlaceTexts.withCoordinates;
  const distance = withinText(accuracy);
  return narrow ? recordPlaceTexts.hereWithin({ distance }) : recordPlaceTexts.fromPhone({ distance });
}
