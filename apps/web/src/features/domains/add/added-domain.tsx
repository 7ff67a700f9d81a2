import { OwnershipProof } from '../../../domain/ownership/ownership-proof.tsx';
import { AddedThing } from '../../../ui/form/added-thing.tsx';
import type { Domain } from '../domain.ts';
import { domainAddress } from '../page/domain-address.ts';

interface AddedDomainProps {
  readonly row: Domain;
  readonly onAgain: () => void;
}

/** The domain is there; now its proof has to be published. */
export function AddedDomain({ row, onAgain }: AddedDomainProps) {
  return (
    <AddedThing command="addDomain" name={row.unicode} to={domainAddress(row.id)} onAgain={onAgain}>
      <OwnershipProof domain={row.domain} />
    </AddedThing>
  );
}
