import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

export const messages = {
  title: 'Lista de acesso por IP do administrador',
  titleOf: 'Lista de acesso por IP de {name}',
  purpose:
    'Os endereços e as redes a partir dos quais você pode entrar neste painel. A lista vale apenas para os seus próprios acessos: cada subadministrador tem a sua.',
  purposeOf: 'Os endereços e as redes a partir dos quais o subadministrador {name} pode entrar neste painel.',
  back: 'Voltar aos subadministradores',
  unknown: 'Não há nenhum subadministrador chamado {name}',
  unknownHint: 'Ele pode ter sido removido, ou o link contém um erro de digitação.',
  access: {
    title: 'Restrição',
    restricted: 'Restrito',
    unrestricted: 'Sem restrição',
    restrictedText: 'Só é possível entrar a partir dos endereços da lista.',
    unrestrictedText:
      'É possível entrar a partir de qualquer endereço. A lista passa a valer quando você restringe o acesso a ela.',
    atOnce: 'As alterações valem de imediato, também para sessões abertas.',
    restrict: 'Restringir a esta lista',
    lift: 'Retirar a restrição',
    managed:
      'Esta restrição foi definida por quem administra o seu acesso. Fale com essa pessoa se precisar de outro endereço.',
  },
  own: {
    address: 'Seu endereço:',
    listed: 'Na lista',
    notListed: 'Fora da lista',
    add: 'Adicionar meu endereço',
  },
  list: {
    title: 'Endereços permitidos',
    ip: 'Endereço ou rede',
    description: 'Descrição',
    remove: 'Remover',
    removeOf: 'Remover {ip}',
    lastStays:
      'A última entrada permanece enquanto o acesso estiver restrito. Retire a restrição para removê-la.',
    empty: 'Ainda não há endereços',
    emptyHint:
      'Inclua os endereços do seu escritório, da sua casa ou da sua VPN. Quando o acesso estiver restrito a eles, não se entra de outro lugar, nem com a senha correta. Os outros administradores não são afetados.',
  },
  form: {
    add: 'Adicionar endereço',
    ip: 'Endereço ou rede',
    ipHint: 'IPv4 ou IPv6, redes em notação CIDR: 192.0.2.7, 192.0.2.0/24, 2001:db8::/32.',
    description: 'Descrição',
    descriptionHint: 'Para saber mais tarde de quem é o endereço.',
    listed: 'Este endereço já está na lista.',
    full: 'A lista está cheia: ela comporta no máximo {num} entradas.',
  },
  ask: {
    restrict: 'Restringir o acesso a esta lista?',
    restrictText:
      '{num, plural, one {Só será possível entrar a partir da única entrada da lista.} other {Só será possível entrar a partir das # entradas da lista.}} Sessões abertas de outros lugares terminam de imediato.',
    lift: 'Retirar a restrição?',
    liftText: 'Será possível entrar de novo a partir de qualquer endereço. A lista é mantida.',
    remove: 'Remover {ip} da lista?',
    removeText: 'O acesso não está restrito no momento; portanto, ninguém fica de fora.',
    removeRestrictedText:
      'Deixa de ser possível entrar a partir dali de imediato, e as sessões abertas dali terminam.',
  },
  preview: {
    refused:
      '{num, plural, one {# endereço com login nos últimos 30 dias seria recusado} other {# endereços com login nos últimos 30 dias seriam recusados}}',
    none: '{num, plural, =0 {Não houve logins nos últimos 30 dias.} one {Ninguém seria recusado: o único endereço com login nos últimos 30 dias está na lista.} other {Ninguém seria recusado: todos os # endereços com login nos últimos 30 dias estão na lista.}}',
    lastLogin: 'último login',
    failed: 'Não foi possível verificar se alguém seria recusado',
  },
  lockout: {
    title: 'Você ficaria sem acesso',
    text: 'Seu próprio endereço {ip} não seria permitido. Sua sessão termina de imediato e você não poderá mais entrar a partir daqui.',
    tick: 'Entendo que vou perder o acesso a partir daqui',
  },
  password: {
    label: 'Sua senha',
    hint: 'Confirme que é você.',
    wanted: 'Confirme a alteração com a sua senha.',
  },
  facts: {
    restricted: 'Restrito à lista',
    ip: 'Endereço ou rede',
    description: 'Descrição',
  },
  menu: {
    security: 'Segurança',
    filtering: 'Filtragem',
    adminIpAccess: 'Listas de acesso IP de administradores',
  },
  operations: {
    setAdminIpAccess: 'Alterou a restrição de IP de um administrador',
    addAdminIp: 'Adicionou um endereço à lista de acesso por IP de um administrador',
    removeAdminIp: 'Removeu um endereço da lista de acesso por IP de um administrador',
  },
} satisfies SameKeys<typeof english>;
