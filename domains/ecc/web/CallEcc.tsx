import { Button, type ButtonProps } from '@mantine/core';
import { IconPhone } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { standInsIn } from '#ecc/contract';
import { myOrganizationQuery, useZone } from '#people/web/profile.tsx';
import { useTelHref } from '#people/web/tel-href.ts';
import classes from './CallEcc.module.css';
import { eccCallTexts } from './texts.ts';

type Look = Pick<ButtonProps, 'variant' | 'size'>;

interface CallEccProps extends Look {
  /** The ECC's number; null if nobody has entered it. */
  phone: string | null;
}

/** A button that rings the ECC, and its number for those who dial on another phone. */
export function CallEcc({ phone, ...look }: CallEccProps) {
  const telHref = useTelHref();
  if (!phone) return <StandIns {...look} />;
  const href = telHref(phone);
  return (
    <div className={classes.call}>
      {href !== null && (
        <Button component="a" href={href} leftSection={<IconPhone />} {...look}>
          {eccCallTexts.ring}
        </Button>
      )}
      <p className={classes.number}>{phone}</p>
    </div>
  );
}

/** The same with the number of the own organization. Renders nothing until it is known. */
export function CallOwnEcc(look: Look) {
  const { data: organization } = useQuery(myOrganizationQuery);
  return organization && <CallEcc phone={organization.ecc.phone} {...look} />;
}

/** Rings the police where the organization has not entered the number of the ECC (product 17.42). */
function StandIns(look: Look) {
  const numbers = standInsIn(useZone());
  return (
    <div className={classes.call}>
      <p className={classes.number}>
        {eccCallTexts.noPhone}
        {numbers && ` ${eccCallTexts.ringPolice(numbers)}`}
      </p>
      {numbers &&
        Object.values(numbers).map((number) => (
          <Button key={number} component="a" href={`tel:${number}`} leftSection={<IconPhone />} {...look}>
            {eccCallTexts.ringNumber({ phone: number })}
          </Button>
        ))}
    </div>
  );
}
