/** Chromium's accessibility tree, which screen readers get, not the DOM. */
import type { Page } from "playwright-core";

interface ReadNode {
  readonly nodeId: string;
  readonly parentId?: string;
  readonly ignored: boolean;
  readonly backendDOMNodeId?: number;
  readonly role?: { readonly value?: unknown };
  readonly name?: { readonly value?: unknown };
  readonly properties?: readonly {
    readonly name: string;
    readonly value: {
      readonly value?: unknown;
      readonly relatedNodes?: readonly { readonly backendDOMNodeId: number }[];
    };
  }[];
}

export interface SpokenNode {
  readonly id: number | undefined;
  readonly role: string;
  readonly name: string;
  /** For example expanded, selected and focused; for a relation, the id of the other node. */
  readonly states: Readonly<Record<string, unknown>>;
  /** Roles and names of the ancestors, nearest first. */
  readonly inside: readonly string[];
}

/** All nodes that are not ignored, in order. */
export async function spokenNodes(page: Page): Promise<readonly SpokenNode[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = (await session.send("Accessibility.getFullAXTree")) as { nodes: readonly ReadNode[] };
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const inside = ({ parentId }: ReadNode): string[] => {
    const parent = byId.get(parentId ?? "");
    if (!parent) return [];
    return parent.ignored
      ? inside(parent)
      : [`${textOf(parent.role)} ${textOf(parent.name)}`.trim(), ...inside(parent)];
  };
  return nodes
    .filter(({ ignored }) => !ignored)
    .map((node) => ({
      id: node.backendDOMNodeId,
      role: textOf(node.role),
      name: textOf(node.name),
      states: Object.fromEntries(
        (node.properties ?? []).map(({ name, value }) => [
          name,
          value.relatedNodes?.[0]?.backendDOMNodeId ?? value.value,
        ]),
      ),
      inside: inside(node),
    }));
}

const textOf = (value: { readonly value?: unknown } | undefined): string => String(value?.value ?? "");
