/**
 * @generated SignedSource<<51737d386b41569a4b41e5449fee45fd>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OutageBadge_utility$data = {
  readonly inOutage: boolean;
  readonly " $fragmentType": "OutageBadge_utility";
};
export type OutageBadge_utility$key = {
  readonly " $data"?: OutageBadge_utility$data;
  readonly " $fragmentSpreads": FragmentRefs<"OutageBadge_utility">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OutageBadge_utility",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "inOutage",
      "storageKey": null
    }
  ],
  "type": "Utility",
  "abstractKey": null
};

(node as any).hash = "d61eaa25c72257d98f66742f6571c77f";

export default node;
