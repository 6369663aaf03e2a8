import { Button, type ButtonProps } from '@mantine/core';
import { IconPhone } from '@tabler/icons-react';
import { telHref } from '../../ui/display/tel-href.ts';
import classes from './RingEcc.module.css';

interface RingEccProps extends Pick<ButtonProps, 'variant' | 'size'> {
  /** The ECC's number; null if nobody has entered it. */
  phone: string | null;
}

/** A button that rings the ECC, and its number for those who dial on another phone. */
export function RingEcc({ phone, ...look }: RingEccProps) {
  if (!phone)
    return <p className={classes.number}>Your organization has not entered the phone number of the ECC.</p>;
  return (
    <div className={classes.ring}>
      <Button component="a" href={telHref(phone)} leftSection={<IconPhone />} {...look}>
        Ring the ECC
      </Button>
      <p className={classes.number}>{phone}</p>
    </div>
  );
}
