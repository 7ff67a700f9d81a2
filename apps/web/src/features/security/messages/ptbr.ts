import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

export const messages = {
  title: 'Listas de acesso por IP de administradores',
  titleOf: 'Lista de acesso por IP de {name}',
  purpose:
    'Os endereços e as redes de onde você pode entrar. Esta lista vale apenas para os seus próprios logins; cada subadministrador tem a sua.',
  purposeOf: 'Os endereços e as redes de onde o subadministrador {name} pode entrar.',
  back: 'Voltar aos subadministradores',
  unknown: 'Não há nenhum subadministrador chamado {name}',
  unknownHint: 'Ele pode ter sido removido, ou o link contém um erro de digitação.',
  access: {
    title: 'Restrição',
    restricted: 'Restrito',
    unrestricted: 'Sem restrição',
    restrictedText: 'Só são permitidos logins a partir dos endereços da lista.',
    unrestrictedText:
      'São permitidos logins de qualquer endereço. A lista passa a valer quando você restringe o acesso a ela.',
    atOnce: 'As alterações valem imediatamente, também para sessões abertas.',
    restrict: 'Restringir a esta lista',
    lift: 'Retirar a restrição',
    managed:
      'Esta restrição foi definida pela pessoa que administra o seu acesso. Fale com ela se precisar de outro endereço.',
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
      'Não é possível remover a última entrada enquanto o acesso estiver restrito. Retire primeiro a restrição.',
    empty: 'Ainda não há endereços',
    emptyHint:
      'Adicione os endereços do seu escritório, da sua casa ou da sua VPN. Quando o acesso estiver restrito a eles, logins de qualquer outro lugar são recusados, mesmo com a senha correta. Os outros administradores não são afetados.',
  },
  form: {
    add: 'Adicionar endereço',
    ip: 'Endereço ou rede',
    ipHint: 'IPv4 ou IPv6, redes em notação CIDR: 192.0.2.7, 192.0.2.0/24, 2001:db8::/32.',
    description: 'Descrição',
    descriptionHint: 'Por exemplo, “Escritório de Berlim”.',
    listed: 'Este endereço já está na lista.',
    full: 'A lista está cheia. O limite é de {num} entradas.',
  },
  ask: {
    restrict: 'Restringir o acesso a esta lista?',
    restrictText:
      '{num, plural, one {Só serão permitidos logins a partir da única entrada da lista.} other {Só serão permitidos logins a partir das # entradas da lista.}} Sessões abertas de outros endereços terminam imediatamente.',
    lift: 'Retirar a restrição?',
    liftText: 'Logins voltarão a ser permitidos de qualquer endereço. A lista é mantida.',
    remove: 'Remover {ip} da lista?',
    removeText: 'O acesso não está restrito no momento; portanto, ninguém fica de fora.',
    removeRestrictedText:
      'Logins a partir dali passam a ser recusados imediatamente, e as sessões abertas dali terminam.',
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
    text: 'Seu próprio endereço {ip} não seria permitido. Sua sessão terminaria imediatamente e você não poderia mais entrar a partir daqui.',
    tick: 'Entendo que ficarei sem acesso',
  },
  password: {
    label: 'Sua senha',
    hint: 'Confirme que é você.',
    wanted: 'Digite sua senha para confirmar a alteração.',
  },
  facts: {
    state: 'Estado',
    restricted: 'Restrito à lista',
    ip: 'Endereço ou rede',
    description: 'Descrição',
  },
  goTo: {
    words: {
      adminIpAccess: 'restrição de IP, endereços permitidos, lista branca',
      addAdminIp: 'permitir endereço, lista branca',
    },
    actions: {
      addAdminIp: 'Adicionar endereço IP à sua lista de acesso',
    },
  },
  menu: {
    security: 'Segurança',
    filtering: 'Filtragem',
    adminIpAccess: 'Listas de acesso por IP de administradores',
  },
  values: {
    state: { new: 'Novo', acknowledged: 'Visto', safe: 'Seguro', confirmed: 'Confirmado' },
  },
  deeds: {
    resolveIncident: 'Logins de {name} marcados como seguros',
    setAdminIpAccess: 'Restrição de IP de {name} alterada',
    addAdminIp: 'Endereço IP {name} adicionado',
    removeAdminIp: '{num, plural, =1 {Endereço IP removido} other {{shown} endereços IP removidos}}',
  },
  operations: {
    resolveIncident: 'Marcou logins de vários países como seguros',
    setAdminIpAccess: 'Alterou a restrição de IP de um administrador',
    addAdminIp: 'Adicionou um endereço à lista de acesso por IP de um administrador',
    removeAdminIp: 'Removeu um endereço da lista de acesso por IP de um administrador',
  },
} satisfies SameKeys<typeof english>;
